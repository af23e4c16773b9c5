CREATE TABLE "open_writing" (
	"company_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"effect_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_writing_company_id_appointment_id_host_id_effect_id_calendar_id_pk" PRIMARY KEY("company_id","appointment_id","host_id","effect_id","calendar_id")
);
--> statement-breakpoint
ALTER TABLE "open_writing" ADD CONSTRAINT "open_writing_company_id_calendar_id_external_calendar_company_id_id_fk" FOREIGN KEY ("company_id","calendar_id") REFERENCES "public"."external_calendar"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_writing_company_id_calendar_id_index" ON "open_writing" USING btree ("company_id","calendar_id");--> statement-breakpoint
ALTER TABLE "written_event" DROP COLUMN "is_being_written";