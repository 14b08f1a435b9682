import { createContext } from "react-router";
import type { Viewer } from "../domain/viewer.ts";

export const viewerContext = createContext<Viewer>();
