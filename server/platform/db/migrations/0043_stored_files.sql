CREATE TABLE "company_logo" (
	"company_id" uuid NOT NULL,
	"picture" text NOT NULL,
	CONSTRAINT "company_logo_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "file_content" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_content_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "file_piece" (
	"company_id" uuid NOT NULL,
	"content_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_piece_company_id_content_id_position_pk" PRIMARY KEY("company_id","content_id","position")
);
--> statement-breakpoint
CREATE TABLE "picture_size" (
	"company_id" uuid NOT NULL,
	"original" text NOT NULL,
	"width" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "picture_size_company_id_original_width_pk" PRIMARY KEY("company_id","original","width")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"company_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"byte_length" integer NOT NULL,
	"width" integer,
	"height" integer,
	"last_given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_file_company_id_hash_pk" PRIMARY KEY("company_id","hash"),
	CONSTRAINT "stored_file_hash_is_sha256" CHECK ("stored_file"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
-- Of what goes with a company, it goes first: it points to files.
ALTER TABLE "picture_size" ADD CONSTRAINT "picture_size_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Pictures are as small as they get.
ALTER TABLE "file_piece" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "company_logo" ADD CONSTRAINT "company_logo_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "company_logo" ADD CONSTRAINT "company_logo_company_id_picture_stored_file_company_id_hash_fk" FOREIGN KEY ("company_id","picture") REFERENCES "public"."stored_file"("company_id","hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file_content" ADD CONSTRAINT "file_content_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file_piece" ADD CONSTRAINT "file_piece_company_id_content_id_file_content_company_id_id_fk" FOREIGN KEY ("company_id","content_id") REFERENCES "public"."file_content"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "picture_size" ADD CONSTRAINT "picture_size_company_id_original_stored_file_company_id_hash_fk" FOREIGN KEY ("company_id","original") REFERENCES "public"."stored_file"("company_id","hash") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "picture_size" ADD CONSTRAINT "picture_size_company_id_hash_stored_file_company_id_hash_fk" FOREIGN KEY ("company_id","hash") REFERENCES "public"."stored_file"("company_id","hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_company_id_content_id_file_content_company_id_id_fk" FOREIGN KEY ("company_id","content_id") REFERENCES "public"."file_content"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "company_logo_company_id_picture_index" ON "company_logo" USING btree ("company_id","picture");
--> statement-breakpoint
CREATE INDEX "file_content_begun_at_index" ON "file_content" USING btree ("begun_at");
--> statement-breakpoint
CREATE INDEX "picture_size_company_id_hash_index" ON "picture_size" USING btree ("company_id","hash");
--> statement-breakpoint
CREATE INDEX "stored_file_hash_index" ON "stored_file" USING btree ("hash");
--> statement-breakpoint
CREATE INDEX "stored_file_company_id_content_id_index" ON "stored_file" USING btree ("company_id","content_id");
--> statement-breakpoint
CREATE INDEX "stored_file_last_given_at_index" ON "stored_file" USING btree ("last_given_at");
--> statement-breakpoint
-- Addresses elsewhere, which no call could set.
UPDATE "host" SET "picture" = NULL WHERE "picture" IS NOT NULL;
--> statement-breakpoint
UPDATE "team" SET "picture" = NULL WHERE "picture" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_company_id_picture_stored_file_company_id_hash_fk" FOREIGN KEY ("company_id","picture") REFERENCES "public"."stored_file"("company_id","hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_company_id_picture_stored_file_company_id_hash_fk" FOREIGN KEY ("company_id","picture") REFERENCES "public"."stored_file"("company_id","hash") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "host_company_id_picture_index" ON "host" USING btree ("company_id","picture") WHERE "host"."picture" is not null;
--> statement-breakpoint
CREATE INDEX "team_company_id_picture_index" ON "team" USING btree ("company_id","picture") WHERE "team"."picture" is not null;
--> statement-breakpoint
CREATE TRIGGER "note_company_insert" AFTER INSERT ON "company_logo" REFERENCING NEW TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION "note_company_change"();
--> statement-breakpoint
CREATE TRIGGER "note_company_update" AFTER UPDATE ON "company_logo" REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION "note_company_change"();
--> statement-breakpoint
CREATE TRIGGER "note_company_delete" AFTER DELETE ON "company_logo" REFERENCING OLD TABLE AS rows_changed
  FOR EACH STATEMENT EXECUTE FUNCTION "note_company_change"();
