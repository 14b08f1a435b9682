export default function NewsletterLeavePage() {
  return null;
}
