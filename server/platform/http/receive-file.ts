import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { orAborted } from '#server/platform/kernel/or-aborted.ts';
import type { Upload } from '#shared/api/endpoint.ts';
import { Refusal, refuse } from '#shared/errors/refusal.ts';

/** A form around a file: boundaries and headers. */
const FORM_BYTES = 16 * 1024;
/** A sender that is slower than this keeps others waiting. */
const LONGEST_MS = 60_000;

/**
 * The file in a form's field, while it comes; what else is in the form is passed over. Nothing is read
 * before it is asked for, and no more than a chunk is in memory.
 * @throws Refusal `unsupported-media-type`, `file-too-large`, `file-cut-off`, or `validation-failed` where
 * there is no such field
 */
export async function* receiveFile(
  request: Request,
  { field, maxBytes }: Upload,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + FORM_BYTES) {
    throw tooLarge(maxBytes);
  }
  const parser = openParser(request.headers.get('content-type') ?? '', maxBytes);
  const found = findFile(parser, { field, maxBytes });
  for await (const bytes of readBody(request)) {
    yield* await found.after(new Promise((resolve) => parser.write(bytes, () => resolve())));
  }
  yield* await found.after(new Promise((resolve) => parser.once('finish', resolve).end()));
  if (!found.isThere()) {
    const message = `There is no file called ${field}`;
    refuse('validation-failed', message, [{ path: field, code: 'invalid_type', message }]);
  }
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('file-too-large', `A file holds at most ${maxBytes} bytes here`);
}

function cutOff(): Refusal {
  return new Refusal('file-cut-off', 'The form did not arrive whole');
}

function openParser(contentType: string, maxBytes: number): BusboyInstance {
  if (!/^multipart\/form-data\b/i.test(contentType)) {
    refuse('unsupported-media-type', 'Send multipart/form-data');
  }
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: maxBytes, parts: 10, fieldSize: FORM_BYTES, headerPairs: 50 },
    });
  } catch {
    throw cutOff(); // It names no boundary.
  }
}

/** Hears of the field's file: what of it came since it was last taken, and what was wrong with it. */
function findFile(parser: BusboyInstance, { field, maxBytes }: Upload) {
  const failed = Promise.withResolvers<void>();
  let problem: Refusal | undefined;
  let chunks: Uint8Array[] = [];
  let isThere = false;
  const fail = (refusal: Refusal) => {
    problem ??= refusal;
    failed.resolve();
  };
  parser.on('error', () => fail(cutOff()));
  parser.on('file', (name, file) => {
    file.on('error', () => fail(cutOff()));
    if (name !== field || isThere) return file.resume();
    isThere = true;
    file.on('limit', () => fail(tooLarge(maxBytes)));
    return file.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  });
  return {
    isThere: () => isThere,
    /** What came with that work, which a form that is not one never ends. */
    async after(work: Promise<void>): Promise<readonly Uint8Array[]> {
      await Promise.race([work, failed.promise]);
      if (problem) throw problem;
      const taken = chunks;
      chunks = [];
      return taken;
    },
  };
}

/** Leaves the rest of a body that is given up to `finishBody`: cancelled, its reply would be lost. */
async function* readBody({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    for (;;) {
      const { done, value } = await orAborted(signal, () => reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw error instanceof Refusal ? error : cutOff();
  } finally {
    reader.releaseLock();
  }
}
