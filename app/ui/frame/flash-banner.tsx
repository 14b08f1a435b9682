import "./flash-banner.css";
import type { ComponentType } from "react";
import { Icon } from "../icon.tsx";
import { asPrinted } from "../printing/as-printed.tsx";
import type { Flash } from "../shell.tsx";

export function FlashBanner({ flash }: { flash: Flash | null }) {
  return flash && !flash.undo ? <Banner flash={flash} /> : null;
}

function FullBanner({ flash }: { flash: Flash }) {
  return (
    <div className={`flash-banner flash-banner-${flash.kind}`} role="status">
      <div className="wrap flash-banner-text">
        <Icon name={flash.kind === "done" ? "circle-check" : "triangle-alert"} />
        <div>
          {flash.text}
          {flash.details && (
            <ul role="list">
              {flash.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </div>
        {flash.link && <a href={flash.link.href}>{flash.link.text}</a>}
      </div>
    </div>
  );
}

const Banner: ComponentType<{ flash: Flash }> = import.meta.env.SSR ? FullBanner : asPrinted("div");
