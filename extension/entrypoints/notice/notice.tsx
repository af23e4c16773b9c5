import { useState } from 'react';
import { copyContent } from '#shared/clipboard/copy-content.ts';
import type { Writing } from '#shared/domain/rich-text.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { say } from '../../say.ts';

interface NoticeProps {
  readonly lines: readonly string[];
  /** What could not be put anywhere, to be copied. */
  readonly content?: Writing | undefined;
}

/** What has to be said about a page in which the extension may not say it. */
export function Notice({ lines, content }: NoticeProps) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <main className="notice">
      <div role="status">
        {[...lines, ...(isCopied ? [say('copied')] : [])].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {content && (
        <>
          <p className="whitespace-pre-line border-l-2 pl-3 [overflow-wrap:anywhere]">
            {content.plain}
          </p>
          <Button
            className="justify-self-start"
            onClick={() => void copyContent(content).then(setIsCopied)}
          >
            {say('notice.copy')}
          </Button>
        </>
      )}
    </main>
  );
}
