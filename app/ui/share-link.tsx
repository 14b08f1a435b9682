import { useT } from "../i18n/use-t.tsx";

/** Without a referrer, because the address of a shared list is a secret. */
export function ShareLink({ href, service }: { href: string; service: string }) {
  const t = useT();
  return (
    <a
      className="touch"
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={`${t("everywhere.shareOn", { service })} ${t("everywhere.newTab")}`}
    >
      <span lang="en">{service}</span>
    </a>
  );
}
