import { returnDays } from "../../domain/orders/order.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DeliveryWords } from "./delivery-words.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";

export function BuyPromises({ product }: { product: ProductPageView }) {
  const t = useT();
  const { delivery, vendor, isVehicle } = product;
  return (
    <div>
      {delivery && (
        <p className="buy-box-note">
          <span id="delivery-promise" data-city="">
            <DeliveryWords product={product} />
          </span>{" "}
          <a href="#city">{t("product.otherCity")}</a>
        </p>
      )}
      <p className="buy-box-note">
        <a href={vendor.href}>
          <MarkedName text="product.soldBy" name={vendor.name} lang={vendor.lang} />
        </a>
      </p>
      <p className="buy-box-note">
        {isVehicle ? t("product.byAppointment") : t("product.returnsShort", { days: returnDays })}
      </p>
    </div>
  );
}
