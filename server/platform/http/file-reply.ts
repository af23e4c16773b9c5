type Chunks = AsyncIterable<string> | AsyncIterable<Uint8Array>;

/** What is sent as a file while it is written; its media type is the endpoint's. */
export class FileReply {
  readonly fileName: string;
  readonly chunks: Chunks;

  /** `fileName` is ASCII without quotes. */
  constructor(fileName: string, chunks: Chunks) {
    this.fileName = fileName;
    this.chunks = chunks;
  }
}
