/** The four hard-coded entries (specification 2.5, 9.9); texts are resources: `home.<key>Content` and `home.<key>Name`. */
export const testimonialKeys = ["testimonial1", "testimonial2", "testimonial3", "testimonial4"] as const;

export type TestimonialKey = (typeof testimonialKeys)[number];
