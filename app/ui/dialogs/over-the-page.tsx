import { StrictMode, type ComponentType, lazy, Suspense, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { xsrfToken } from "../../client/push-consent.ts";
import { askModal, watchModalAddress, type Modal, modalStore } from "../../client/modal-store.ts";
import { loadPageText, type PageTexts } from "../../i18n/page-texts.ts";
import { TextContext } from "../../i18n/use-t.tsx";
import { OverThePageContext } from "../forms/form-fields.tsx";
import { useSnapshot } from "valtio";
import { Toaster } from "../frame/toaster.tsx";
import { localeOr, inLanguage } from "../../domain/languages.ts";

// Dialogs are a React root of their own beside the printed document, fetched with the first one (decision 0039).

// react-remove-scroll adds a style element, which needs the page's nonce.
Object.assign(window, { __webpack_nonce__: document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce });

const locale = localeOr(document.documentElement.lang);

const carried = { path: location.pathname + location.search, xsrf: xsrfToken() };

async function mount<Props extends object>(page: PageTexts | "", Inside: ComponentType<Props>) {
  const texts = await loadPageText(page);
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

watchModalAddress();
const host = mount("", () => (
  <>
    <Toaster />
    <ModalHost />
  </>
)).then(({ show }) => show({}));

export async function openOver(modal: Modal): Promise<void> {
  await host;
  askModal(modal);
}

export async function askPush(onAgree: () => void): Promise<void> {
  const { PushBar, pushTexts } = await import("../frame/push-bar.tsx");
  const { default: t } = await inLanguage(pushTexts, locale)();
  const { show, hide } = await mount("", PushBar);
  show({ t, onAgree, onAnswer: hide });
}

export async function openPicture(link: HTMLAnchorElement): Promise<void> {
  try {
    const { PictureDialog, picturesAround } = await import("./picture-dialog.tsx");
    const { show, hide } = await mount("product", PictureDialog);
    show({ ...picturesAround(link), onClose: hide, onClosed: () => link.focus() });
  } catch {
    location.assign(link.href);
  }
}

interface Dialog {
  default: ComponentType<{ modal: Modal }>;
}

/** The fallback for a dialog that cannot be fetched: its own page. */
function ItsPage({ modal: { href } }: { modal: Modal }) {
  useEffect(() => location.assign(href), [href]);
  return null;
}

const fetched = (load: () => Promise<Dialog>) => lazy(() => load().catch(() => ({ default: ItsPage })));

const dialogs = {
  "sign-in": fetched(async () => (await import("./sign-in-dialog.tsx")).withTexts()),
  "quick-view": fetched(async () => (await import("./quick-view-dialog.tsx")).withTexts()),
  newsletter: fetched(async () => (await import("./newsletter-dialog.tsx")).withTexts()),
};

function ModalHost() {
  const { asked } = useSnapshot(modalStore);
  if (!asked) return null;
  const Dialog = dialogs[asked.name];
  return (
    <Suspense fallback={null}>
      <Dialog modal={asked} />
    </Suspense>
  );
}
