import { useT } from "../i18n/use-t.tsx";

interface ShareLinkProps {
  href: string;
  /** Its name in Latin letters, as it calls itself. */
  service: string;
}

/** Tells somebody by a service; opens without saying where it comes from, the address may be nobody else's business. */
export function ShareLink({ href, service }: ShareLinkProps) {
  const t = useT();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={`${t("everywhere.shareOn", { service })} ${t("everywhere.newTab")}`}
    >
      <span lang="en">{service}</span>
    </a>
  );
}
