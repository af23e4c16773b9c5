CREATE TABLE "zone_data" (
	"time_zone" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"offsets" jsonb NOT NULL
);
