import { env } from "cloudflare:workers";
import { FloorPage, type FloorPictures } from "../floor-page.tsx";

export function loader() {
  const { PICTURES } = env as unknown as { PICTURES: FloorPictures };
  return PICTURES;
}

export default function Awake({ loaderData }: { loaderData: FloorPictures }) {
  return <FloorPage pictures={loaderData} />;
}
