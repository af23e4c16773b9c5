/** The bytes from the first to the last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

interface Stored {
  /** What its bytes are called by: no others have it. */
  readonly hash: string;
  readonly contentType: string;
  readonly byteLength: number;
  read(range: ByteRange): AsyncIterable<Uint8Array>;
}

/** A file that is kept under its hash: it never changes, and is sent in parts to anyone who asks for them. */
export class StoredReply {
  readonly file: Stored;

  constructor(file: Stored) {
    this.file = file;
  }
}
