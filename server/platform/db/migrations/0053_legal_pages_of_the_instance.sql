ALTER TABLE "instance" ADD COLUMN "imprint_url" text;--> statement-breakpoint
ALTER TABLE "instance" ADD COLUMN "privacy_url" text;