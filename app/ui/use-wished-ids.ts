import { useSnapshot } from "valtio";
import { wishlistStore } from "../client/wishlist-store.ts";
import { useShell } from "./shell.tsx";

/** Products in the wishlist of who is signed in, newest first; nothing for guests. */
export function useWishedIds(): readonly number[] {
  const shell = useShell();
  return useSnapshot(wishlistStore).ids ?? shell.wishlist;
}
