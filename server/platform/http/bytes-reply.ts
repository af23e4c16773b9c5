/** A file that is sent whole, to be kept; its media type is the endpoint's. A client that has it is told so. */
export class BytesReply {
  readonly fileName: string;
  readonly content: Uint8Array<ArrayBuffer>;

  /** `fileName` is ASCII without quotes. */
  constructor(fileName: string, content: Uint8Array<ArrayBuffer>) {
    this.fileName = fileName;
    this.content = content;
  }
}
