import type { OnlineKind } from "../../domain/orders/payment-providers.ts";
import { chapa } from "../../outbound/chapa.ts";
import type { PaymentPage } from "../../outbound/payment-page.ts";

export const paymentPages: Record<OnlineKind, PaymentPage> = { chapa };
