/** A page without what differs by reader and by address: nonce, tokens, scripts and the words of the address. */
export const plainPage = (text: string) =>
  text
    .replace(/nonce="[^"]*"/g, "")
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<input[^>]*(?:name="(?:_xsrf|returnTo)"|id="failure-search")[^>]*>/g, "")
    .replace(/href="[^"]*(?:lng|next)=[^"]*"/g, "");
