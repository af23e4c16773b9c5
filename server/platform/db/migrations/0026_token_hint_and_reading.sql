ALTER TABLE "api_token" ADD COLUMN "hint" text;--> statement-breakpoint
ALTER TABLE "api_token" ADD COLUMN "reads_only" boolean DEFAULT false NOT NULL;