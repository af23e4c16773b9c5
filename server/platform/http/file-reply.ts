/** A text that is sent as a file while it is written; its media type is the endpoint's. */
export class FileReply {
  readonly fileName: string;
  readonly chunks: AsyncIterable<string>;

  /** `fileName` is ASCII without quotes. */
  constructor(fileName: string, chunks: AsyncIterable<string>) {
    this.fileName = fileName;
    this.chunks = chunks;
  }
}
