/** Specification 2.5, 9.9. */
export const testimonialKeys = ["testimonial1", "testimonial2", "testimonial3", "testimonial4"] as const;

export type TestimonialKey = (typeof testimonialKeys)[number];

export const testimonialMedia: Record<TestimonialKey, { profilePicture: string; poster: string; videoUrl: string }> = {
  testimonial1: {
    profilePicture: "/media/web-banner/avatar-hanna.webp",
    poster: "/media/web-banner/poster-kitchen.webp",
    videoUrl: "/media/web-banner/testimonial-1.mp4",
  },
  testimonial2: {
    profilePicture: "/media/web-banner/avatar-dawit.webp",
    poster: "/media/web-banner/poster-workshop.webp",
    videoUrl: "/media/web-banner/testimonial-2.mp4",
  },
  testimonial3: {
    profilePicture: "/media/web-banner/avatar-selam.webp",
    poster: "/media/web-banner/poster-kemis.webp",
    videoUrl: "/media/web-banner/testimonial-3.mp4",
  },
  testimonial4: {
    profilePicture: "/media/web-banner/avatar-yonas.webp",
    poster: "/media/web-banner/poster-gadgets.webp",
    videoUrl: "/media/web-banner/testimonial-4.mp4",
  },
};

export const testimonialFilm = { seconds: 8, length: "0:08" } as const;
