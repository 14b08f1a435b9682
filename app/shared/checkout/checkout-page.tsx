import { subCityName } from "../../domain/delivery/sub-cities.ts";
import { useFetcher } from "react-router";
import type { CheckoutView, ProblemView } from "../../domain/checkout/checkout-view.ts";
import { DatedText } from "../../ui/date-text.tsx";
import type { OwnAddress } from "../../domain/checkout/address.ts";
import { useLocale, useT } from "../../i18n/use-t.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";
import type { CheckoutData } from "./checkout-page.server.ts";
import { CheckoutTotals, ToSummary } from "./checkout-totals.tsx";
import { DetailsForm } from "./details-form.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { ChosenLine } from "../../ui/chosen-line.tsx";
import { PlaceForm } from "./place-form.tsx";
import { checkoutPaths } from "./whose-checkout.ts";

/** A page for each step, so that Back and a lost connection lose nothing. */
export function CheckoutPage({ page }: { page: CheckoutData }) {
  const t = useT();
  const path = checkoutPaths[page.kind];
  const name = t(page.step === 1 ? "checkout.whoAndWhere" : "checkout.stepPayment");
  return (
    <div className="checkout-page page stack">
      <h1 className="title">{t("checkout.stepOf", { step: page.step, name })}</h1>
      <FormProblem />
      <LineProblems problems={page.view.problems} returnTo={page.step === 1 ? path : `${path}?step=2`} />
      {page.step === 2 ? (
        <PlaceForm key={page.place?.key} page={page} action={path} />
      ) : (
        <FirstStep page={page} path={path} />
      )}
    </div>
  );
}

function FirstStep({ page, path }: { page: Extract<CheckoutData, { step: 1 }>; path: string }) {
  const t = useT();
  const asked = useFetcher<CheckoutData>();
  const { view, city } = asked.data?.step === 1 ? asked.data : page;
  const ask = (place: URLSearchParams) => asked.load(`${path}?${place.toString()}`);
  return (
    <div className="checkout-page-columns pay-columns">
      <div>
        <ToSummary view={page.view} />
        {page.kind === "guest" && (
          <p>
            {t("checkout.haveAccount")} {t("checkout.nothingLost")}{" "}
            <a className="touch" href={`/sign-in?next=${encodeURIComponent(checkoutPaths.account)}`} rel="nofollow">
              {t("header.signIn")}
            </a>
          </p>
        )}
        <SavedAddresses addresses={page.addresses} path={path} />
        <DetailsForm
          action={path}
          values={page.values}
          maySave={page.kind === "account"}
          onAddressChange={ask}
          delivery={<DeliveryAnswer view={view} city={city} />}
        />
      </div>
      <aside className="pay-side" aria-labelledby="checkout-summary">
        <div className="panel">
          <h2 id="checkout-summary">{t("delivery.summary")}</h2>
          <CheckoutTotals view={view} city={city} />
        </div>
      </aside>
    </div>
  );
}

function DeliveryAnswer({ view: { delivery, isDeliveryFree, days }, city }: { view: CheckoutView; city: string }) {
  if (days === null) return null;
  const text = isDeliveryFree ? "delivery.cityFree" : "delivery.cityCosts";
  return <DatedText text={text} dates={days} values={{ city, fee: delivery }} />;
}

function SavedAddresses({ addresses, path }: { addresses: readonly OwnAddress[]; path: string }) {
  const t = useT();
  const locale = useLocale();
  if (addresses.length === 0) return null;
  return (
    <nav className="stack" aria-labelledby="saved-addresses">
      <h2 id="saved-addresses">{t("checkout.yourAddresses")}</h2>
      <ul className="cluster" role="list">
        {addresses.map(({ id, name, landmark, subCity, city }) => (
          <li key={id}>
            <a className="button button-outline" href={`${path}?address=${id}`}>
              {t("checkout.addressOf", { name, city: landmark || subCityName(city, subCity, locale) || city })}
            </a>
          </li>
        ))}
        <li>
          <a className="button button-outline" href={`${path}?address=new`}>
            {t("checkout.otherAddress")}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function LineProblems({ problems, returnTo }: { problems: readonly ProblemView[]; returnTo: string }) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <section className="line-problems narrow form-field-wrong stack" aria-labelledby="line-problems">
      <h2 id="line-problems">{t("checkout.problemHeading")}</h2>
      <ul className="lines" role="list">
        {problems.map((line) => (
          <li key={line.key}>
            <ChosenLine line={line}>
              <p>{reasonOf(line, t)}</p>
            </ChosenLine>
            <Settle line={line} returnTo={returnTo} />
          </li>
        ))}
      </ul>
      <a className="touch" href="/shop/cart">
        {t("checkout.changeCart")}
      </a>
    </section>
  );
}

function reasonOf({ problem, available }: ProblemView, t: ReturnType<typeof useT>): string {
  if (problem !== "fewer") return t(`checkout.${problem}`);
  return available === 0 ? t("checkout.noneLeft") : t("checkout.fewer", { count: available });
}

function Settle({ line, returnTo }: { line: ProblemView; returnTo: string }) {
  const t = useT();
  const { productId, variantId, name, lang, available } = line;
  return (
    <form method="post" action={available > 0 ? "/cart/lines/update" : "/cart/lines/remove"}>
      <Xsrf />
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="variant" value={variantId} />
      {available > 0 && <input type="hidden" name="quantity" value={available} />}
      <button className="button button-outline">
        {available > 0 ? (
          t("checkout.take", { count: available, name })
        ) : (
          <NamedText text="checkout.removeOf" name={name} lang={lang} />
        )}
      </button>
    </form>
  );
}
