import { useEffect, useState } from 'react';
import { namesOf, SECTION_IDS, type SectionId } from '#shared/domain/meeting-type/fields.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { Editor } from './use-editor.ts';

/** The way around the editor: which part is in view, and where something is wrong. */
export function SectionIndex({ editor }: { readonly editor: Editor }) {
  const t = useTexts('editor');
  const current = useSectionInView();
  return (
    <nav
      aria-label={t('index')}
      className="sticky top-0 z-20 -mx-(--inset) mb-2 overflow-x-auto bg-page px-(--inset) py-2 sm:mx-0 sm:px-0 xl:top-6 xl:mb-0 xl:py-2"
    >
      <ul className="flex gap-1 xl:flex-col">
        {SECTION_IDS.map((id) => {
          const count = editor.countProblems(namesOf(id));
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={current === id ? 'location' : undefined}
                className="flex min-h-9 items-center pointer-coarse:min-h-11 gap-2 whitespace-nowrap rounded-lg px-2 text-soft text-sm xl:whitespace-normal no-underline hover:bg-ink/5 aria-[current]:bg-ink/5 aria-[current]:font-medium aria-[current]:text-ink"
              >
                {t(`sections.${id}`)}
                {count > 0 && (
                  <span className="rounded-full bg-danger-soft px-1.5 text-danger text-xs tabular-nums">
                    <span aria-hidden="true">{count}</span>
                    <span className="sr-only">{t('problemCount', { count })}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The last part whose beginning has passed the upper third of the window. */
function useSectionInView(): SectionId {
  const [inView, setInView] = useState<SectionId>('basics');
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const id = SECTION_IDS.find((each) => each === entered?.target.id);
        if (id) setInView(id);
      },
      { rootMargin: '-15% 0px -70% 0px' },
    );
    for (const id of SECTION_IDS) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, []);
  return inView;
}
