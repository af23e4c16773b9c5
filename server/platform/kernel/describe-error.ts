/** What may be told of an error: never what a statement was given, nor what a row holds. */
export interface ErrorRecord {
  readonly type: string;
  readonly message: string;
  /** Where it was thrown, without the message. */
  readonly stack: readonly string[];
  readonly cause?: ErrorRecord;
  /** Those of an AggregateError. */
  readonly errors?: readonly ErrorRecord[];
  readonly [fact: string]: unknown;
}

/** Facts that name things and hold no values: of PostgreSQL, of the system, of HTTP. */
const facts = [
  ...['code', 'severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'],
  ...['errno', 'syscall', 'address', 'port', 'hostname'],
  ...['status', 'statusCode'],
] as const;

const MAX_MESSAGE_LENGTH = 2_000;
/** Causes of causes of causes: what comes after has nothing to add. */
const MAX_DEPTH = 5;
const MAX_ERRORS = 10;

/**
 * An error as a log line may hold it. Drizzle and PostgreSQL put mails, secrets and whole rows into
 * `params`, `query`, `detail`, `where` and their messages; none of that is left.
 */
export function describeError(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'Something was thrown that is no error', stack: [] };
  }
  return {
    type: error.name,
    message: withoutValues(error),
    ...pickFacts(error),
    stack: toFrames(error),
    ...(error.cause !== undefined &&
      depth < MAX_DEPTH && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < MAX_DEPTH && {
        errors: error.errors.slice(0, MAX_ERRORS).map((each) => describeError(each, depth + 1)),
      }),
  };
}

/** The same for a person to read. */
export function errorText(error: unknown): string {
  return toLines(describeError(error)).join('\n');
}

function toLines({ type, message, stack, cause, errors = [], ...rest }: ErrorRecord): string[] {
  const told = facts.flatMap((name) => (name in rest ? [`${name}: ${String(rest[name])}`] : []));
  const inner = [...(cause ? [cause] : []), ...errors].flatMap((each) => [
    'because of',
    ...toLines(each).map((line) => `  ${line}`),
  ]);
  const head = `${type}: ${message}${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
  return [head, ...stack.map((frame) => `    ${frame}`), ...inner];
}

function pickFacts(error: Error): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const name of facts) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string' || typeof value === 'number') found[name] = value;
  }
  return found;
}

/**
 * Drizzle ends its message with the parameters; PostgreSQL's data exceptions (SQLSTATE class 22) end
 * in what could not be read, `invalid input syntax for type uuid: "…"`.
 */
function withoutValues(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  const isOfData = typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
  const message = error.message.replace(/\nparams: [\s\S]*$/, '');
  return (isOfData ? message.replace(/"[\s\S]*"/, '"…"') : message).slice(0, MAX_MESSAGE_LENGTH);
}

/** The stack begins with the message, in which anything may stand: only what follows it is kept. */
function toFrames({ stack = '', message }: Error): string[] {
  const messageAt = stack.indexOf(message);
  const rest = messageAt < 0 ? stack : stack.slice(messageAt + message.length);
  return rest
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
}
