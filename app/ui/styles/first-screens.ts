/** What stands on every page's first screen. */
const frame = [
  "ui/styles/tokens.css",
  "ui/styles/reset.css",
  "ui/styles/base.css",
  "ui/styles/button.css",
  "ui/styles/awning.css",
  "ui/icon.css",
  "ui/picture.css",
  "ui/frame/page-frame.css",
  "ui/frame/header.css",
  "ui/forms/search-form.css",
  "ui/frame/menu-toggle.css",
  "ui/forms/preference-form.css",
];

/**
 * The style sheets that a first visit is painted by, up to the picture that the page carries where it has one, 360 and 1280 pixels wide, in the order in which they count.
 * Paths in app/.
 */
export const firstScreens = {
  home: [
    ...frame,
    "routes/home/useful-links-bar.css",
    "routes/home/icon-strip.css",
    "routes/home/hero.css",
    "routes/home/hero-slider.css",
  ],
  // In rows; who wants columns was here before.
  listing: [
    ...frame,
    "ui/breadcrumb.css",
    "ui/cards/price.css",
    "ui/cards/product-labels.css",
    "ui/forms/quantity-form.css",
    "ui/forms/quantity-field.css",
    "ui/empty-state.css",
    "routes/shop/listing-head.css",
    "routes/shop/listing-bar.css",
    "routes/shop/listing-filters.css",
    "routes/shop/listing-chips.css",
    "routes/shop/listing-empty.css",
    "routes/shop/listing-row.css",
    "routes/shop/listing.css",
  ],
  product: [...frame, "ui/breadcrumb.css", "routes/product/product-gallery.css", "routes/product.css"],
} satisfies Record<string, string[]>;

/** What else stands on a first screen, or before the menu: its rules come behind the picture that the page carries (ui/printing/after-pixels), with it. */
export const behindPixels: Partial<Record<keyof typeof firstScreens, string[]>> = {
  // Up to its first products, which are bought from while the whole stylesheet is on its way.
  home: [
    "routes/home/side-promos.css",
    "routes/home/triplet-cards.css",
    "routes/home/seller-button.css",
    "routes/home/bottom-promo-row.css",
    "routes/home/services-strip.css",
    "ui/cards/section-heading.css",
    "ui/cards/product-carousel.css",
    "ui/cards/card-drawings.css",
    "ui/cards/product-card.css",
    "ui/forms/wish-button.css",
    "ui/cards/price.css",
    "ui/cards/rating.css",
    "ui/cards/product-labels.css",
    "ui/countdown.css",
  ],
  product: [
    "ui/cards/price.css",
    "ui/cards/rating.css",
    "ui/cards/product-labels.css",
    "ui/forms/quantity-field.css",
    "ui/forms/wish-button-words.css",
    "ui/forms/compare-form.css",
    "routes/product/product-head.css",
    "routes/product/stock-words.css",
    "routes/product/variant-choice.css",
    "routes/product/buy-box.css",
    "routes/product/buy-form.css",
    "routes/product/buy-now-button.css",
    "routes/product/deal-end.css",
    "routes/product/key-facts.css",
    "routes/product/delivery-facts.css",
    "routes/product/alert-form.css",
    "routes/product/share-links.css",
  ],
};

/** Of these sheets, what no first screen shows: it opens, hovers, was refused or is printed, and comes with the whole stylesheet. */
export const notFirst =
  /:hover|-(wrong|error)\b|\.suggestion|\.category-menu-(groups|single|banner)|\.category-menu-panel (h3|li)|\.hero-slider-(initialized|control|pause|play|back)|\.header-account-name|\.product-carousel-(general|exclusiveDeals|flash|holiday|brands|categoryRow|recent|recommended|arrow\b|back)/;

/** Phones show languages and currencies in the menu alone. */
export const notOnPhones = new RegExp(`${notFirst.source}|\\.preference-form`);
