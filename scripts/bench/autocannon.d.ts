declare module "autocannon" {
  interface Load {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    /** ms between looks at its counters: it ends at one of them. */
    sampleInt: number;
  }
  interface Result {
    requests: { average: number; total: number };
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  export default function autocannon(load: Load): Promise<Result>;
}
