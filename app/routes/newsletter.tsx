export default function NewsletterPage() {
  return null;
}
