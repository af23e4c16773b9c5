CREATE TABLE "meeting_type_calendar" (
	"company_id" uuid NOT NULL,
	"meeting_type_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"calendar_id" uuid,
	CONSTRAINT "meeting_type_calendar_company_id_meeting_type_id_host_id_pk" PRIMARY KEY("company_id","meeting_type_id","host_id")
);
--> statement-breakpoint
ALTER TABLE "meeting_type_calendar" ADD CONSTRAINT "meeting_type_calendar_company_id_meeting_type_id_host_id_meeting_type_host_company_id_meeting_type_id_host_id_fk" FOREIGN KEY ("company_id","meeting_type_id","host_id") REFERENCES "public"."meeting_type_host"("company_id","meeting_type_id","host_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type_calendar" ADD CONSTRAINT "meeting_type_calendar_company_id_calendar_id_external_calendar_company_id_id_fk" FOREIGN KEY ("company_id","calendar_id") REFERENCES "public"."external_calendar"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_type_calendar_company_id_calendar_id_index" ON "meeting_type_calendar" USING btree ("company_id","calendar_id");