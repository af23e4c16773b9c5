import { withoutProposal } from '#shared/domain/booking/choose.ts';
import { enterBooked, enterStep, toOfferedDraft } from '#shared/domain/booking/enter-step.ts';
import type { Flow } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { toChosen } from '#shared/domain/booking/request.ts';
import type { StepName } from '#shared/domain/booking/trail.ts';
import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { type HistoryEntry, readEntry } from './history-entry.ts';
import { type KeptVisit, readKeptVisit } from './kept-visit.ts';

/** Where the page begins, and what the tab's history knows of it. */
export interface Visit extends HistoryEntry {
  readonly flow: Flow;
  /** What was being paid for, unless it was left for another step. */
  readonly held?: PendingBooking;
}

/** The step that a reload, or Back from another page, comes to; else the page's first one. */
export function startVisit(
  first: Flow,
  page: PageFacts,
  hosts: readonly { readonly id: string }[],
): Visit {
  const entry = readEntry(history.state);
  // Storage takes a browser a while to open: a page that is opened anew does without.
  const kept = entry && readKeptVisit();
  const step = entry?.trail.steps[entry.trail.at];
  if (kept && step && entry.visit === kept.visit) {
    const unanswered = resumeSent(kept, page);
    if (unanswered) return { ...entry, flow: unanswered };
    const hostIds = hosts.map(({ id }) => id);
    // What a proposal held is not held any more where the page was not opened with it.
    const isOver = kept.draft.proposal !== undefined && first.draft.proposal === undefined;
    const left = isOver ? withoutProposal(kept.draft) : kept.draft;
    const flow = resume(step, { ...kept, draft: toOfferedDraft(left, page, hostIds) }, page);
    const held = step === 'payment' && !kept.outcome ? kept.held : undefined;
    if (flow) return { ...entry, flow, ...(held && { held }) };
  }
  return { flow: first, visit: newIdempotencyKey(), trail: { steps: [first.step], at: 0 } };
}

/** Wherever the visitor went on their way out, what they sent is waited for where they sent it. */
function resumeSent({ draft, sent }: KeptVisit, page: PageFacts): Flow | undefined {
  return (
    sent && {
      step: page.isFormFirst ? 'confirm' : 'form',
      draft: toChosen(sent.request, page, draft),
      attempt: { ...sent, status: 'unanswered' },
    }
  );
}

function resume(step: StepName, { draft, outcome }: KeptVisit, page: PageFacts): Flow | undefined {
  const { picked: _, ...open } = draft;
  const times = () => enterStep(open, 'time', page);
  if (outcome && step === 'booked') return enterBooked(draft, outcome) ?? times();
  if (outcome) return enterStep(open, step, page) ?? times();
  // Whether a payment was under way is found out by itself; what was typed waits in the form.
  const isPaying = step === 'payment' || step === 'unpayable';
  const asked = isPaying ? (page.isFormFirst ? 'confirm' : 'form') : step;
  return enterStep(draft, asked, page) ?? times();
}
