import type { Campaign } from "./campaign.ts";
import type { PartName } from "./part-names.ts";

type Part = (campaign: Campaign) => Promise<void>;

export const parts: Record<PartName, { share: number; load: () => Promise<Part> }> = {
  fuzz: { share: 4, load: async () => (await import("./fuzz.ts")).fuzz },
  faults: { share: 4, load: async () => (await import("./faults.ts")).breakDependencies },
  model: { share: 3, load: async () => (await import("./model.ts")).model },
  races: { share: 3, load: async () => (await import("./races.ts")).race },
  isolation: { share: 2, load: async () => (await import("./isolation.ts")).isolate },
  authority: { share: 3, load: async () => (await import("./authority.ts")).trespass },
  stored: { share: 2, load: async () => (await import("./stored.ts")).readStored },
  skew: { share: 2, load: async () => (await import("./skew.ts")).skew },
  load: { share: 2, load: async () => (await import("./load.ts")).crowd },
  mutants: { share: 8, load: async () => (await import("./mutants.ts")).sowMutants((name) => parts[name].load()) },
};
