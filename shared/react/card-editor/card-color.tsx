import { useState } from 'react';
import { DEFAULT_CARD_COLOR, HEX_COLOR } from '#shared/domain/card/card-color.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { showToast } from '#shared/react/ui/toast-store.ts';
import { useEscape } from '#shared/react/ui/use-escape.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import type { CardDesk } from './card-desk.ts';
import { toLongHex } from './to-long-hex.ts';

interface CardColorProps {
  readonly desk: CardDesk;
  /** What the card is shown in meanwhile; undefined as it is saved. */
  readonly onColor: (color: string | undefined) => void;
}

/** The card's colour (Spec B §2.6): it is looked at on the card until it is saved or given up. */
export function CardColor({ desk, onColor }: CardColorProps) {
  const t = useTexts('card-editor');
  const form = useTexts('form');
  const toast = useToast({ isTitled: true });
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { color, personalPage } = desk.card;
  const isOpen = typed !== undefined;
  const isWell = isOpen && HEX_COLOR.test(typed);
  const show = (now: string) => {
    setTyped(now);
    onColor(HEX_COLOR.test(now) ? now : undefined);
  };
  const close = () => {
    setTyped(undefined);
    onColor(undefined);
  };
  useEscape(isOpen, close);
  const save = async (primaryColor: string | null) => {
    const { primaryColor: had, useCustomColors } = personalPage;
    const change = {
      primaryColor,
      useCustomColors: primaryColor !== null,
      was: { primaryColor: had, useCustomColors },
    };
    setBusy(true);
    try {
      await desk.change({ of: 'card', change });
      close();
      showToast({ tone: 'plain', title: t('color.saved') });
    } catch {
      toast.fail(t('failed.color'));
      await desk.reload().catch(() => undefined);
    }
    setBusy(false);
  };
  return (
    <div className="absolute top-3 right-3 left-3 z-10 flex flex-col items-end gap-2">
      <Button
        tone="quiet"
        className="text-sm"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setTyped(color))}
      >
        <span aria-hidden="true" className="size-4 rounded-full bg-brand" />
        {t('color.title')}
      </Button>
      {isOpen && (
        <form
          noValidate
          aria-label={t('color.title')}
          className="floating flex w-full max-w-72 flex-col gap-3 p-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (isWell && typed !== color && !isBusy) void save(typed);
          }}
        >
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={t('color.picker')}
              value={isWell ? toLongHex(typed) : DEFAULT_CARD_COLOR}
              onChange={({ target }) => show(target.value)}
              className="h-11 w-14 shrink-0 rounded-lg border border-line-strong bg-surface p-1"
            />
            <input
              type="text"
              aria-label={t('color.hex')}
              aria-invalid={!isWell || undefined}
              placeholder={DEFAULT_CARD_COLOR}
              value={typed}
              maxLength={7}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={({ target }) => show(target.value.trim())}
              className="field tabular-nums"
            />
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            {personalPage.useCustomColors && (
              <Button
                tone="plain"
                className="mr-auto text-sm"
                busy={isBusy}
                onClick={() => void save(null)}
              >
                {t('color.ofCompany')}
              </Button>
            )}
            <Button tone="plain" className="text-sm" onClick={close}>
              {form('cancel')}
            </Button>
            <Button
              type="submit"
              className="text-sm"
              busy={isBusy}
              disabled={!isWell || typed === color}
            >
              {form('save')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
