/** `url` is the page's canonical, absolute address. */
export function shareLinks(url: string, name: string): { telegram: string; whatsApp: string } {
  const [page, text] = [encodeURIComponent(url), encodeURIComponent(name)];
  return {
    telegram: `https://t.me/share/url?url=${page}&text=${text}`,
    whatsApp: `https://wa.me/?text=${text}%20${page}`,
  };
}
