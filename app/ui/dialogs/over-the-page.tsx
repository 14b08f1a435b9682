import { StrictMode, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { xsrfToken } from "../../client/push-consent.ts";
import { askModal, watchModalAddress, type Modal } from "../../client/modal-store.ts";
import { loadTexts, type PageTexts } from "../../i18n/page-texts.ts";
import { translateWith } from "../../i18n/translate.ts";
import { TextContext } from "../../i18n/use-t.tsx";
import { OverThePageContext } from "../forms/form-fields.tsx";
import { ModalHost } from "./modal-host.tsx";
import { Toaster } from "../frame/toaster.tsx";

// What lies over a page: a root of its own beside the printed document, fetched with the first wish for it (decision 0039).

// Dialogs still the page behind them by a style of their own, which needs the page's nonce.
Object.assign(window, { __webpack_nonce__: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce });

const locale = document.documentElement.lang === "am" ? "am" : "en";

const carried = { path: location.pathname + location.search, xsrf: xsrfToken() };

/** A root at the end of the page, with the texts that its component prints. */
async function mount<Props extends object>(page: PageTexts | "", Inside: ComponentType<Props>) {
  const texts = { t: translateWith(await loadTexts(locale, page), locale), locale } as const;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  return {
    show: (props: Props) =>
      root.render(
        <StrictMode>
          <TextContext value={texts}>
            <OverThePageContext value={carried}>
              <Inside {...props} />
            </OverThePageContext>
          </TextContext>
        </StrictMode>,
      ),
    hide: () => root.render(null),
  };
}

/** Toasts from now on, and the place of the dialogs. */
watchModalAddress();
const host = mount("", () => (
  <>
    <Toaster />
    <ModalHost />
  </>
)).then(({ show }) => show({}));

/** Opens a dialog over the page. */
export async function openOver(modal: Modal): Promise<void> {
  await host;
  askModal(modal);
}

/** Asks whether to be told of news on this browser; a yes is passed on. */
export async function askPush(onAgree: () => void): Promise<void> {
  const { PushBar, pushTexts } = await import("../frame/push-bar.tsx");
  const { default: t } = await pushTexts[locale]();
  const { show, hide } = await mount("", PushBar);
  show({ t, onAgree, onAnswer: hide });
}

/** Opens the picture that a link of the gallery leads to, with the others of its strip; without its dialog the picture itself. */
export async function openPicture(link: HTMLAnchorElement): Promise<void> {
  try {
    const { PictureDialog, picturesAround } = await import("./picture-dialog.tsx");
    const { show, hide } = await mount("product", PictureDialog);
    show({ ...picturesAround(link), onClose: hide, onClosed: () => link.focus() });
  } catch {
    location.assign(link.href);
  }
}
