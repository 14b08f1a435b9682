import type { VendorView } from "../../domain/vendors/vendor-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { VendorTile } from "../../ui/cards/vendor-tile.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { QuickForm } from "../../ui/forms/quick-form.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProblem, useShell } from "../../ui/root-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import "../../ui/forms/alert-form.css";
import "../../ui/styles/awning.first.css";

interface StoreHeadProps {
  vendor: VendorView;
  products: string;
  hasReviews: boolean;
  isFollowed: boolean;
}

/** design.md 5. */
export function StoreHead({ vendor, products, hasReviews, isFollowed }: StoreHeadProps) {
  const t = useT();
  const { banner, verifiedSince } = vendor;
  return (
    <header className={banner ? "store-head round store-head-pictured" : "store-head round"}>
      {banner ? (
        <div className="store-head-banner">
          <Picture className="fill" url={banner} kind="vendor" alt="" tint={vendor.tile.id} eager sizes={bannerSizes} />
        </div>
      ) : (
        <div className="awning" />
      )}
      <div className="store-head-facts">
        <VendorTile tile={vendor.tile} />
        <div className="store-head-text">
          <h1 className="title" lang={vendor.lang}>
            {vendor.name}
          </h1>
          <p className="store-head-line cluster muted">
            <Rating rating={vendor.rating} />
            {hasReviews && (
              <a className="touch" href="#reviews">
                {t("vendor.toReviews")}
              </a>
            )}
          </p>
          <p className="store-head-line cluster muted">
            {vendor.city && (
              <span>
                <Icon name="map-pin" /> {vendor.city}
              </span>
            )}
            <span>{products}</span>
          </p>
          {verifiedSince && (
            <p className="store-head-line cluster muted good">
              <span>
                <Icon name="badge-check" /> <DatedText text="vendor.verifiedSince" dates={{ date: verifiedSince }} />
              </span>
            </p>
          )}
          <p className="store-head-line cluster muted">
            <span>
              <DatedText text="vendor.since" dates={{ date: vendor.since }} />
            </span>
          </p>
          <FollowForm vendor={{ id: vendor.tile.id, name: vendor.name }} isFollowed={isFollowed} />
        </div>
      </div>
    </header>
  );
}

const bannerSizes = "(min-width: 768px) 62vw, calc(100vw - 24px)";

function FollowForm({ vendor, isFollowed }: { vendor: { id: number; name: string }; isFollowed: boolean }) {
  const t = useT();
  const { account } = useShell();
  const problem = useProblem();
  const own = problem?.values.vendor === String(vendor.id) ? problem : null;
  const id = <input type="hidden" name="vendor" value={vendor.id} />;
  if (account) {
    return (
      <QuickForm action="/alerts/vendors" className="alert-form" plain>
        {id}
        <input type="hidden" name="intent" value={isFollowed ? "remove" : "add"} />
        <button
          className="button button-outline"
          aria-label={t(isFollowed ? "vendor.followEndNamed" : "vendor.followNamed", { vendor: vendor.name })}
        >
          {t(isFollowed ? "vendor.followEnd" : "vendor.follow")}
        </button>
      </QuickForm>
    );
  }
  return (
    <details className="alert-form" open={own !== null}>
      <summary className="button button-soft">{t("vendor.follow")}</summary>
      <QuickForm action="/alerts/vendors">
        {id}
        <TextField
          name="contact"
          label={t("account.contactField")}
          hint={t("vendor.followText")}
          autoComplete="email"
          enterKeyHint="send"
          required
          defaultValue={own?.values.contact}
          error={own?.fields.contact}
        />
        <button className="button button-primary" formNoValidate>
          {t("vendor.followSend")}
        </button>
      </QuickForm>
    </details>
  );
}
