import { vi } from "vitest";
import { forgetDatabase } from "./sqlite-bindings.ts";

// Test files of a worker share its modules.
vi.restoreAllMocks();
vi.useRealTimers();
forgetDatabase();
