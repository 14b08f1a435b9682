import { createContext, useContext } from "react";
import type { DeskFrame } from "./desk.server.ts";

export const FrameContext = createContext<DeskFrame | null>(null);

export const useDesk = (): DeskFrame => useContext(FrameContext)!;
