import type { OrderView } from "../../domain/orders/order-view.ts";
import { isOnlineKind } from "../../domain/orders/payment-providers.ts";
import type { BankAccount } from "../../domain/checkout/payment.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DatedText } from "../../ui/date-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Icon } from "../../ui/icon.tsx";

export function OrderHead({ order }: { order: OrderView }) {
  const t = useT();
  const { isFresh, phoneCodeBy, number, placed, total, shownTotal, payment } = order;
  const Heading = phoneCodeBy ? "h2" : "h1";
  return (
    <header>
      {isFresh && !phoneCodeBy ? (
        <>
          <h1 className="row title good">
            <Icon name="circle-check" className="button-icon" /> {t("orders.thanks")}
          </h1>
          <p className="soft">{t("orders.number")}</p>
          <p className="title strong numbers order-head-number copied">{number}</p>
          <p className="soft narrow">{t("orders.numberHint")}</p>
          {shownTotal && <p>{t("orders.cheaper", { total, shown: shownTotal })}</p>}
        </>
      ) : (
        <>
          <Heading className="title strong order-head-number copied">
            {t(payment.isOpen ? "orders.unpaid" : "orders.heading", { number })}
          </Heading>
          {(phoneCodeBy || payment.isOpen) && <p className="soft narrow">{t("orders.numberHint")}</p>}
        </>
      )}
      <p className="soft narrow">
        <DatedText text="orders.placedAt" dates={{ date: placed }} />
      </p>
      <OrderGlance order={order} />
    </header>
  );
}

function OrderGlance({ order: { glance, total, remaining, payment } }: { order: OrderView }) {
  const t = useT();
  if (glance.units === 0) return null;
  return (
    <div className="order-glance">
      <GoodsStrip pictures={glance.pictures} more={glance.more} />
      <p>
        <strong>{t("orders.glance", { count: glance.units, total: remaining ?? total })}</strong>{" "}
        <span className="soft">{t(`orders.kind_${payment.kind}`)}</span>
      </p>
    </div>
  );
}

const says = {
  cash: "orders.payCash",
  cashUnconfirmed: "orders.payCash",
  transferDue: "orders.payTransferDue",
  pagePending: "orders.payPagePending",
  reported: "orders.payReported",
  paid: "orders.payPaid",
  failed: "orders.payFailed",
  expired: "orders.payExpired",
  phoneExpired: "orders.phoneExpired",
  void: "orders.payVoid",
} as const;

export function OrderPayment({ order, accounts }: { order: OrderView; accounts: BankAccount[] }) {
  const t = useT();
  const { href, number, payment, doors, refunds } = order;
  const { kind, amount, payBy, isOpen } = payment;
  return (
    <section
      className={
        isOpen ? "order-payment order-panel panel stack order-payment-open" : "order-payment order-panel panel stack"
      }
      aria-labelledby="payment"
    >
      <h2 id="payment">{t("orders.payment")}</h2>
      <p className="strong">{t(`orders.kind_${kind}`)}</p>
      {doors.length === 0 ? (
        <p>
          <DatedText text={says[payment.says]} dates={payBy ? { payBy } : {}} values={{ amount }} />
        </p>
      ) : (
        <>
          <p>{t("orders.doors")}</p>
          <dl className="totals">
            {doors.map((door) => (
              <div key={door.position}>
                <dt>
                  {t("orders.parcel", { position: door.position, count: order.parcels.length })}{" "}
                  <span lang={door.lang}>{door.name}</span>
                </dt>
                <dd>
                  <strong>{door.amount}</strong>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {accounts.length > 0 && (
        <dl className="order-payment-accounts">
          {accounts.map((account) => (
            <div key={account.number}>
              <dt lang={account.lang}>{account.bank}</dt>
              <dd>
                <strong>{account.number}</strong> · <span lang={account.lang}>{account.holder}</span>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t("orders.transferReason")}</dt>
            <dd>
              <strong>{number}</strong>
            </dd>
          </div>
        </dl>
      )}
      {refunds.map((refund, index) => (
        <p key={index}>{t(refund.isDone ? "orders.refundDone" : "orders.refundDue", { amount: refund.amount })}</p>
      ))}
      {isOpen && (
        <a className="button button-primary" href={`${href}/pay`}>
          {t(isOnlineKind(kind) ? "orders.payPage" : "orders.payTransfer")}
        </a>
      )}
    </section>
  );
}

interface GoodsStripProps {
  pictures: readonly { key: string; thumbnail: string; tint: number }[];
  more: number;
}

function GoodsStrip({ pictures, more }: GoodsStripProps) {
  return (
    <div className="goods-strip no-paper" aria-hidden="true">
      {pictures.map(({ key, thumbnail, tint }) => (
        <Picture key={key} url={thumbnail} kind="thumb" tint={tint} alt="" sizes="56px" />
      ))}
      {more > 0 && <span className="goods-strip-more soft">+{more}</span>}
    </div>
  );
}
