import { vi } from "vitest";
import { forgetDatabase } from "./sqlite-bindings.ts";

// The files of a worker share its modules: each begins with an empty database, and nothing replaced.
vi.useRealTimers();
vi.restoreAllMocks();
forgetDatabase();
