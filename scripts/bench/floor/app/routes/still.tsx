import { env } from "cloudflare:workers";
import { FloorPage, type FloorPictures } from "../floor-page.tsx";

export function loader() {
  const { PICTURES, HERO } = env as unknown as { PICTURES: FloorPictures; HERO: string };
  return { ...PICTURES, hero: HERO };
}

export default function Still({ loaderData }: { loaderData: FloorPictures }) {
  return <FloorPage pictures={loaderData} />;
}
