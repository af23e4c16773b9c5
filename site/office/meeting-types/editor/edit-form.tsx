import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { EditedReply } from '#shared/api/meeting-type-editor.ts';
import { namesOf, SECTION_IDS } from '#shared/domain/meeting-type/fields.ts';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import { SaveBar } from '#shared/react/form/save-bar.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { BackLink } from '#site/office/back-link.tsx';
import { LeaveGuard } from '#site/office/leave-guard.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { Overtaken } from './overtaken.tsx';
import { SectionIndex } from './section-index.tsx';
import { After } from './sections/after.tsx';
import { Appearance } from './sections/appearance.tsx';
import { Basics } from './sections/basics.tsx';
import { FormSection } from './sections/form.tsx';
import { Payment } from './sections/payment.tsx';
import { Policies } from './sections/policies.tsx';
import { When } from './sections/when.tsx';
import { Where } from './sections/where.tsx';
import { Who } from './sections/who.tsx';
import type { Editor } from './use-editor.ts';

const Preview = lazy(() =>
  loadWithTexts(['booking'], () => import('./preview/preview.tsx')).then((module) => ({
    default: module.Preview,
  })),
);

const loadSavedActions = () => import('../saved-actions.tsx');
const SavedActions = lazy(() =>
  loadWithTexts(['meeting-types'], loadSavedActions, loadOfficeTexts).then((module) => ({
    default: module.SavedActions,
  })),
);

interface EditFormProps {
  readonly editor: Editor;
  /** As it is stored; undefined for a new one. */
  readonly saved: EditedReply | undefined;
  readonly today: string;
  /** What stands above it all. */
  readonly notice?: ReactNode;
  /** What stands before the first section. */
  readonly children?: ReactNode;
}

/** The parts of a meeting type under each other, with its page beside them. */
export function EditForm({ editor, saved, today, notice, children }: EditFormProps) {
  const t = useTexts('editor');
  const office = useTexts('office');
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const { form } = editor;
  const labels = Object.fromEntries(
    SECTION_IDS.flatMap((id) => namesOf(id).map((name) => [name, t(`sections.${id}`)])),
  );
  const preview = (
    <Suspense fallback={<Skeleton className="h-120" />}>
      <Preview editor={editor} saved={saved} meetingTypeId={saved?.id} today={today} />
    </Suspense>
  );
  return (
    <>
      <BackLink to="/meeting-types">{office('screens.meeting-types')}</BackLink>
      <ScreenHeading
        title={saved ? saved.name : t('new')}
        subtitle={saved?.path && <PageLink path={saved.path} />}
      >
        <Suspense>
          {saved && <SavedActions key={saved.version} meetingTypeId={saved.id} />}
        </Suspense>
        <Button tone="quiet" className="lg:hidden" onClick={() => setPreviewOpen(true)}>
          {t('preview.title')}
        </Button>
      </ScreenHeading>
      {notice}
      {saved && <Overtaken editor={editor} saved={saved} labels={labels} />}
      <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6">
        <div className="xl:grid xl:grid-cols-[7rem_minmax(0,1fr)] xl:items-start xl:gap-4">
          <SectionIndex editor={editor} />
          <form noValidate onSubmit={form.onSubmit} className="flex min-w-0 flex-col gap-4">
            {children}
            <Basics editor={editor} />
            <When editor={editor} today={today} />
            <Where editor={editor} />
            <Who editor={editor} />
            <FormSection editor={editor} />
            <Payment editor={editor} />
            <Policies editor={editor} />
            <After editor={editor} />
            <Appearance editor={editor} />
            <SaveBar form={form} labels={labels} />
            <LeaveGuard form={form} />
          </form>
        </div>
        <aside aria-label={t('preview.title')} className="hidden lg:block">
          <div className="card sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto p-(--inset)">
            <h2 className="mb-3 text-note text-soft">{t('preview.title')}</h2>
            {!isPreviewOpen && preview}
          </div>
        </aside>
      </div>
      {isPreviewOpen && (
        <Dialog
          title={t('preview.title')}
          shape="sheet"
          className="p-5"
          onClose={() => setPreviewOpen(false)}
        >
          {preview}
        </Dialog>
      )}
    </>
  );
}

function PageLink({ path }: { readonly path: string }) {
  return (
    <a href={path} target="_blank" rel="noopener" className="link [overflow-wrap:anywhere]">
      {path}
    </a>
  );
}
