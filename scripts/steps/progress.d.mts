export interface Step {
  update: (progress: number | string) => void;
  done: (text?: string) => void;
  failed: (text?: string) => void;
}
export function startStep(label: string, out?: NodeJS.WriteStream): Step;
export function silenceSteps(): void;
