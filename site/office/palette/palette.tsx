import { lazy, useState } from 'react';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { useTypeChanges } from '../meeting-types/use-type-changes.ts';
import { useTypeDeeds } from '../meeting-types/use-type-deeds.ts';
import { Finder } from './finder.tsx';
import type { Asked } from './type-asked.tsx';

const importTypeAsked = () => import('./type-asked.tsx');
const TypeAsked = lazy(() =>
  loadWithTexts(['share'], importTypeAsked, loadOfficeTexts).then((module) => ({
    default: module.TypeAsked,
  })),
);

interface PaletteProps {
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** Ctrl+K, and what is asked about a meeting type that was chosen there. */
export function Palette({ onKeys, onClose }: PaletteProps) {
  const [asked, setAsked] = useState<Asked>();
  const changes = useTypeChanges();
  const deeds = useTypeDeeds(changes, (is, types) => setAsked({ is, types }));
  if (asked === undefined) return <Finder deeds={deeds} onKeys={onKeys} onClose={onClose} />;
  return (
    <QueryView pending={null} question={asked}>
      <TypeAsked asked={asked} changes={changes} onClose={onClose} />
    </QueryView>
  );
}
