import { useState } from 'react';
import { copyContent } from '#shared/clipboard/copy-content.ts';
import { Button } from '#shared/react/ui/button.tsx';
import type { NoticeChoice } from '../../insert/show-notice.ts';
import { say } from '../../say.ts';
import type { Notice as NoticeProps } from '../../storage.ts';

/** What has to be said about a page in which the extension may not say it. */
export function Notice({ lines: asked, choices, writing }: NoticeProps) {
  const [isCopied, setIsCopied] = useState(false);
  const [chosen, setChosen] = useState<NoticeChoice>();
  const lines = chosen?.lines ?? asked;
  return (
    <main className="notice">
      <div role="status">
        {[...lines, ...(isCopied ? [say('copied')] : [])].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {!chosen &&
        choices?.map((choice) => (
          <Button
            key={choice.label}
            tone="quiet"
            className="justify-self-start text-start"
            onClick={() => setChosen(choice)}
          >
            {choice.label}
          </Button>
        ))}
      {writing && (
        <>
          <p className="whitespace-pre-line border-l-2 pl-3 [overflow-wrap:anywhere]">
            {writing.plain}
          </p>
          <Button
            className="justify-self-start"
            onClick={() => void copyContent(writing).then(setIsCopied)}
          >
            {say('notice.copy')}
          </Button>
        </>
      )}
    </main>
  );
}
