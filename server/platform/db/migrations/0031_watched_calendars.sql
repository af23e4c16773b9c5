CREATE TABLE "calendar_channel" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"address" text NOT NULL,
	"handle" text,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_channel_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_sync" ADD COLUMN "is_noticed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_sync" ADD COLUMN "watched_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_sync" ADD COLUMN "watch_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_channel" ADD CONSTRAINT "calendar_channel_company_id_calendar_id_external_calendar_company_id_id_fk" FOREIGN KEY ("company_id","calendar_id") REFERENCES "public"."external_calendar"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_channel_company_id_calendar_id_index" ON "calendar_channel" USING btree ("company_id","calendar_id");