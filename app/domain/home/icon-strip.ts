/** Specification 2.6: category icons on mobile, in its order; the links are our reading (2.3). */
export const iconStrip = [
  { key: "Vehicles", icon: "car", href: "/shop/sidebar/3cols?parentCategory=auto" },
  { key: "Laptops", icon: "laptop", href: "/shop/sidebar/3cols?subcategory=computers-laptops" },
  { key: "Phone", icon: "smartphone", href: "/shop/sidebar/3cols?subcategory=mobile-phones-tablets" },
  { key: "Clothes", icon: "shirt", href: "/shop/sidebar/3cols?parentCategory=apparel" },
  { key: "Bags", icon: "handbag", href: "/shop/sidebar/3cols?parentCategory=bags" },
  // No single category has all shoes.
  { key: "Shoes", icon: "footprints", href: "/shop/sidebar/list?name=shoes" },
  { key: "Furniture", icon: "sofa", href: "/shop/sidebar/3cols?parentCategory=home" },
  { key: "Food", icon: "wheat", href: "/shop/sidebar/3cols?parentCategory=agriculture" },
  { key: "Electronics", icon: "tv", href: "/shop/sidebar/3cols?parentCategory=electronics" },
  { key: "Beauty", icon: "heart-pulse", href: "/shop/sidebar/3cols?parentCategory=health" },
  { key: "Gifts", icon: "gift", href: "/shop/sidebar/3cols?parentCategory=gifts" },
  { key: "Machinery", icon: "cog", href: "/shop/sidebar/3cols?parentCategory=machinery" },
  { key: "Chemicals", icon: "flask-conical", href: "/shop/sidebar/3cols?parentCategory=metallurgy" },
  { key: "Packaging", icon: "package", href: "/shop/sidebar/3cols?parentCategory=packaging" },
] as const;
