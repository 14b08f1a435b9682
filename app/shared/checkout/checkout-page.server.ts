import { redirect } from "react-router";
import { findProfile } from "../../data/accounts/account-profile.server.ts";
import { listAddresses } from "../../data/accounts/addresses.server.ts";
import { findWholeCart } from "../../data/cart/whole-cart.server.ts";
import { findDraft } from "../../data/orders/checkout-draft.server.ts";
import { phoneText } from "../../domain/accounts/contact.ts";
import type { OwnAddress } from "../../domain/checkout/address.ts";
import { openPayments } from "../../domain/orders/payment-providers.ts";
import {
  readChoices,
  checkDetails,
  detailValues,
  detailFields,
  type DetailField,
  draftChoices,
  parseDraft,
  type CheckoutDraft,
} from "../../domain/checkout/checkout-details.ts";
import { writtenText } from "../../domain/content/written-text.ts";
import { cityName } from "../../domain/delivery/city-name.ts";
import { destinationOf, type Destination } from "../../domain/delivery/delivery-fees.ts";
import { problemContext } from "../../http/request-context.server.ts";
import { type PageArgs, pageTools, type RequestContext } from "../../request/page-tools.server.ts";
import { deliveryCityOf } from "../../http/cookies/preference-cookies.server.ts";
import { pageTitle } from "../../request/page-title.server.ts";
import { freshOrderHref } from "../orders/own-orders.server.ts";
import { quotedCheckout } from "./quoted-checkout.server.ts";
import { checkoutKind, checkoutPaths, stepPath, type CheckoutKind } from "./whose-checkout.ts";
import { mainFormId } from "../../ui/forms/main-form.ts";

/**
 * Redirects guest and account to their own addresses, and an empty cart to the order just placed (Back from a payment
 * page), else to the cart.
 */
export async function checkoutPage({ request, context, url }: PageArgs & { request: Request }, kind: CheckoutKind) {
  const tools = pageTools(context);
  const { db, session, viewer, needed } = tools;
  const owner = await needed(async () => session.owner);
  const own = checkoutKind(owner);
  if (own !== kind) throw redirect(checkoutPaths[own] + url.search, 303);
  const [cart, stored, addresses, profile] = await needed(() =>
    Promise.all([
      findWholeCart(db, owner, viewer.now),
      findDraft(db, owner),
      session.account ? listAddresses(db, session.account.id) : [],
      session.account ? findProfile(db, session.account.id) : null,
    ]),
  );
  if (cart.lines.length === 0) throw redirect((await freshOrderHref(context, viewer.now)) ?? "/shop/cart", 303);
  const typed = context.get(problemContext)?.problem.values ?? null;
  const draft = typedDraft(typed) ?? parseDraft(stored);
  const payments = openPayments(tools);
  if (url.searchParams.get("step") === "2") {
    if (!draft) throw redirect(checkoutPaths[kind], 303);
    const choices = typedChoices(typed, payments) ?? draftChoices(draft, payments);
    const destination = { region: draft.details.region, city: draft.details.city };
    const quoted = quotedCheckout({ ...tools, cart, destination, choices });
    const values = detailValues(draft.details);
    return {
      ...shared(context, kind),
      step: 2 as const,
      mainForm: "place",
      ...quoted,
      values,
      payments,
      payment: choices.payment,
    };
  }
  const { searchParams } = url;
  const kept = draft
    ? { region: draft.details.region, city: draft.details.city }
    : destinationOf(deliveryCityOf(request));
  const values = firstValues({ draft, addresses, profile, destination: kept, asked: searchParams.get("address") });
  const destination = askedPlace(searchParams) ?? { region: values.region, city: values.city };
  const choices = draft ? draftChoices(draft, payments) : { payment: payments[0]!, deliveries: new Map() };
  const { view } = quotedCheckout({ ...tools, cart, destination, choices });
  const filled = { ...values, city: cityName(values.city, viewer.locale) };
  return {
    ...shared(context, kind),
    step: 1 as const,
    mainForm: mainFormId,
    view,
    values: filled,
    addresses,
    city: cityName(destination.city, viewer.locale),
  };
}

export type CheckoutData = Awaited<ReturnType<typeof checkoutPage>>;

function shared(context: RequestContext, kind: CheckoutKind) {
  return { kind, back: stepPath(kind, 1), title: pageTitle(context, "checkout.title") };
}

/** ?city, ?region: fee and days are fetched before the form is sent. */
function askedPlace(params: URLSearchParams): Destination | null {
  const city = writtenText(params.get("city") ?? "").slice(0, longestCity);
  return city === "" ? null : { region: params.get("region") ?? "", city };
}

const longestCity = 80;

function typedDraft(typed: Record<string, string> | null): CheckoutDraft | null {
  const checked = typed && checkDetails(typed);
  return checked?.ok ? { details: checked.details, payment: null, deliveries: new Map() } : null;
}

function typedChoices(typed: Record<string, string> | null, payments: ReturnType<typeof openPayments>) {
  const read = typed?.payment === undefined ? null : readChoices(new Map(Object.entries(typed)), payments);
  return read?.ok ? read.choices : null;
}

interface Known {
  draft: CheckoutDraft | null;
  addresses: readonly OwnAddress[];
  profile: { name: string; email: string | null; phone: string | null } | null;
  destination: Destination;
  /** Public id of an address, or 'new' for none. */
  asked: string | null;
}

type Values = Record<DetailField, string>;

/** In this order: the requested address, the draft, the default address, the account's profile. */
function firstValues({ draft, addresses, profile, destination, asked }: Known): Values {
  const chosen = addresses.find(({ id }) => id === asked);
  const address = chosen ?? (draft || asked === "new" ? null : addresses[0]);
  const begun = draft && detailValues(draft.details);
  const known = address ?? (asked === "new" ? null : begun);
  const own = known ?? { name: profile?.name ?? "", phone: profile?.phone ?? "", ...destination };
  const values = { ...own, email: begun?.email || (profile?.email ?? ""), note: begun?.note ?? "" };
  const filled = detailFields.map((field) => [field, (values as Partial<typeof values & Values>)[field] ?? ""]);
  return { ...(Object.fromEntries(filled) as Values), phone: phoneText(values.phone) };
}
