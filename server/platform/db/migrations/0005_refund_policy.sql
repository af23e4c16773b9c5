ALTER TABLE "attendee" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "refund_policy" jsonb DEFAULT '{"kind":"full"}'::jsonb NOT NULL;