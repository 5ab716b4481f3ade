import type { Reporter, TestModule } from 'vitest/node';

/** How often it tells what runs, in minutes: a run that does not hang ends before. */
const interval = 10;

/** Tells now and then which files run for long, so that one which hangs is known by its name. */
export default class StillRunning implements Reporter {
  readonly #running = new Map<string, number>();

  onTestRunStart(): void {
    setInterval(() => this.#tell(), interval * 60_000).unref();
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#running.set(relativeModuleId, performance.now());
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#running.delete(relativeModuleId);
  }

  #tell(): void {
    for (const [name, started] of this.#running) {
      const minutes = Math.floor((performance.now() - started) / 60_000);
      process.stdout.write(`Still running after ${minutes} minutes: ${name}\n`);
    }
  }
}
