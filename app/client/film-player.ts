/** A film that cannot be played becomes a link again, which is followed. */
export function playVideos(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-film]");
    if (!link || link.dataset.failed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const box = document.createElement("div");
    box.className = "wide-box";
    const player = document.createElement("video");
    Object.assign(player, { className: "testimonials-player fill", controls: true, autoplay: true, muted: true });
    player.setAttribute("playsinline", "");
    player.setAttribute("aria-label", link.dataset.film || "");
    player.addEventListener("error", () => {
      link.dataset.failed = "yes";
      box.replaceWith(link);
    });
    player.src = link.href;
    box.appendChild(player);
    link.replaceWith(box);
    player.focus({ preventScroll: true });
  });
}
