// The third of three inline scripts (docs/decisions/0033).
import "./messages-and-counts.ts";
import "./views.ts";
import "./start-scripts.ts";
