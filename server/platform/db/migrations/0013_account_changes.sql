ALTER TABLE "account_link" ADD COLUMN "previous_email" text;--> statement-breakpoint
ALTER TABLE "auth_two_factor" ADD COLUMN "failed_verification_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_two_factor" ADD COLUMN "locked_until" timestamp with time zone;
