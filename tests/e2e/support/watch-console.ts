import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test';

export interface ConsoleWatch {
  /** Says that errors which fit `pattern` are part of the story. */
  allow(pattern: RegExp): void;
  /** What nobody expected, in the order it came. */
  unexpected(): string[];
  /** Hears no more. */
  stop(): void;
}

/** Collects what pages of a context complain about: console errors and uncaught exceptions. */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const allowed: RegExp[] = [];
  const seen: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  };
  const note = (error: WebError) => void seen.push(String(error.error()));
  context.on('console', hear);
  context.on('weberror', note);
  return {
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    stop: () => void context.off('console', hear).off('weberror', note),
  };
}
